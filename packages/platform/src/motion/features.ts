// What `m` components need to move; a file of its own, so that it is fetched after the first page is alive.
export { domAnimation as default } from 'framer-motion';
