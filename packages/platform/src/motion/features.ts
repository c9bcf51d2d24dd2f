/** What makes `m` move; fetched after the page is there. */
export { domAnimation as features, setFeatureDefinitions } from 'framer-motion';
