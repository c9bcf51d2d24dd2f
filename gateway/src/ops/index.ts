export {
  type LocalOperations,
  type Operations,
  type OperationsOptions,
  operations,
  type PublishOrder,
} from './operations.ts';
export { ops } from './ops.ts';
export { previewsOf } from './preview-links.ts';
