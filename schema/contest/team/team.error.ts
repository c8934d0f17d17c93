import { DomainError } from '../../core/errors.ts';

/** Why teams cannot be formed or changed now. */
export type TeamsClosedReason = 'ALONE' | 'STARTED' | 'ENDED' | 'ADMIN';

const teamsClosed = {
  ALONE: { 'zh-CN': '该比赛为个人赛。', 'en-US': 'In this contest everybody takes part alone.' },
  STARTED: { 'zh-CN': '比赛已开始，不能再组队。', 'en-US': 'The contest has begun; teams are formed before.' },
  ENDED: { 'zh-CN': '比赛已结束，不能再更改队伍。', 'en-US': 'The contest is over; its teams stay as they are.' },
  ADMIN: { 'zh-CN': '比赛管理员不能参赛。', 'en-US': 'Admins of the contest take no part in it.' },
} as const satisfies Readonly<Record<TeamsClosedReason, object>>;

/** Teams cannot be formed or changed, or not now, or not by this viewer. */
export class TeamsNotOpen extends DomainError {
  readonly code = 'TEAMS_NOT_OPEN';

  constructor(reason: TeamsClosedReason) {
    super(teamsClosed[reason]);
  }
}

/** Another team of the contest has the name. */
export class TeamNameTaken extends DomainError {
  readonly code = 'TEAM_NAME_TAKEN';

  constructor() {
    super({ 'zh-CN': '该队名已被使用。', 'en-US': 'Another team has this name.' });
  }
}

/** No team of the contest has this code, or name. */
export class TeamNotFound extends DomainError {
  readonly code = 'TEAM_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '没有找到该队伍，请检查邀请码。', 'en-US': 'There is no such team; check the invitation code.' });
  }
}

/** As many are in it as may be. */
export class TeamFull extends DomainError {
  readonly code = 'TEAM_FULL';

  constructor() {
    super({ 'zh-CN': '该队伍已满员。', 'en-US': 'The team is full.' });
  }
}

/** One account, one team. */
export class AlreadyInTeam extends DomainError {
  readonly code = 'ALREADY_IN_TEAM';

  constructor() {
    super({ 'zh-CN': '该账号已在一支队伍中。', 'en-US': 'This account is in a team already.' });
  }
}

/** What was handed in stays with whoever handed it in. */
export class AlreadyHandedIn extends DomainError {
  readonly code = 'ALREADY_HANDED_IN';

  constructor() {
    super({
      'zh-CN': '已有提交，不能再更改队伍。',
      'en-US': 'Something was handed in already; teams stay as they are from then on.',
    });
  }
}

/** No account has this name. */
export class NoSuchMember extends DomainError {
  readonly code = 'NO_SUCH_MEMBER';

  constructor() {
    super({
      'zh-CN': '没有该用户，或该用户不能参加本场比赛。',
      'en-US': 'There is no such account, or it may not take part in this contest.',
    });
  }
}
