export { NdaDialog } from './nda-dialog.tsx';
export { SubmittedDialog } from './submitted-dialog.tsx';
