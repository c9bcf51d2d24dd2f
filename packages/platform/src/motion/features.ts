/** What makes `m` move; fetched after the page is there. */
export { domAnimation as default } from 'framer-motion';
