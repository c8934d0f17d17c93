import { contestPermissionTable, contestSubscriptionTable } from './contest-permission-table.ts';
import { walkContests } from './walk-contests.ts';

walkContests(contestPermissionTable, contestSubscriptionTable);
