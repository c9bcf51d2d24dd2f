import { shell } from '@clandor/build';

export default shell(import.meta.dirname);
