import { createStore } from '../../../lib/store/store.ts';

/** Names and addresses typed so far, for a dialog that is closed and opened again. Never passwords. */
export const typedStore = createStore({ username: '', email: '' });
