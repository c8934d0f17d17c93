import { contestAdministrationSubscriptions, contestAdministrationTable } from './contest-administration-table.ts';
import { walkContests } from './walk-contests.ts';

walkContests(contestAdministrationTable, contestAdministrationSubscriptions);
