export { default } from '@clandor/testing/components-config';
