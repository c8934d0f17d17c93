import { message } from '../../../lib/intl/message.ts';

/** What a token may do, with its name on the wire and what that means. */
export const apiScopes = [
  { value: 'READ', name: 'read', label: message({ id: 'setting.scope.read' }), forAdmins: false },
  { value: 'SUBMIT', name: 'submit', label: message({ id: 'setting.scope.submit' }), forAdmins: false },
  { value: 'ACCOUNT', name: 'account', label: message({ id: 'setting.scope.account' }), forAdmins: false },
  { value: 'ADMIN', name: 'admin', label: message({ id: 'setting.scope.admin' }), forAdmins: true },
] as const;

export type Scope = (typeof apiScopes)[number]['value'];

/** Days after which a token runs out; 0: never. */
export const lives = [7, 30, 90, 365, 0] as const;
