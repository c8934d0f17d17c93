import { builder } from './builder.ts';

import './account/account.query.ts';
import './account/account.mutation.ts';
import './site/site.query.ts';

/** The built schema of the product. Domains register themselves when the files above are loaded. */
export const schema = builder.toSchema({ sortSchema: true });
