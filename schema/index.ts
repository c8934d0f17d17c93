import { builder } from './builder.ts';

import './account/account.query.ts';
import './account/account.mutation.ts';
import './checker/checker.mutation.ts';
import './checker/judge-include.mutation.ts';
import './checker/problem.checker-fields.ts';
import './judge/judge.mutation.ts';
import './judge/judge-node.mutation.ts';
import './judge/judge.query.ts';
import './language/language.query.ts';
import './mail/mail.mutation.ts';
import './mail/mail.query.ts';
import './message/message.query.ts';
import './notice/notice.mutation.ts';
import './problem/problem.query.ts';
import './problem/tag.query.ts';
import './rejudge/rejudge.query.ts';
import './rejudge/rejudge.mutation.ts';
import './rejudge/rejudge.subscription.ts';
import './rejudge/submission-history.type.ts';
import './site/dashboard.query.ts';
import './site/site.query.ts';
import './submission/submission.query.ts';
import './submission/submission.mutation.ts';
import './submission/submission.record-fields.ts';
import './submission/submission.subscription.ts';
import './test-run/test-run.mutation.ts';

/** The built schema of the product. Domains register themselves when the files above are loaded. */
export const schema = builder.toSchema({ sortSchema: true });
