import { createContext, type ReactNode } from 'react';

/** What stands at the top of the pages below, within their width, such as the way back to a group. */
export const PageHeadContext = createContext<ReactNode>(null);
