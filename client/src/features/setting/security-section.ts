import type { ComponentType } from 'react';

/** Parts of the section on security, from the top: second factors, linked sign-ins. Without parts there is no section. */
export const SECURITY_PARTS: readonly ComponentType[] = [];
