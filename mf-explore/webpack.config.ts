import { remote } from '@clandor/build';

export default remote(import.meta.dirname);
