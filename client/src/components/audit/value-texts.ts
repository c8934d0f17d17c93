import type { auditNames } from '@verdict/schema/core/audit/audit-fields.ts';
import { message } from '../../lib/intl/message.ts';
import type { MessageId } from '../../lib/intl/use-text.ts';

type Sentence = { readonly id: MessageId };
type Names = typeof auditNames;

/** Words of the names that fields hold; a name without does not compile. */
const texts: { readonly [Field in keyof Names]: Readonly<Record<Names[Field][number], Sentence>> } = {
  audience: {
    ALL: message({ id: 'audit.value.audience.ALL' }),
    ADMINS: message({ id: 'audit.value.audience.ADMINS' }),
    DESIGNATED: message({ id: 'audit.value.audience.DESIGNATED' }),
    FILTERED: message({ id: 'audit.value.audience.FILTERED' }),
  },
  role: {
    ROOT: message({ id: 'audit.value.role.ROOT' }),
    ADMIN: message({ id: 'audit.value.role.ADMIN' }),
    PROBLEM_ADMIN: message({ id: 'audit.value.role.PROBLEM_ADMIN' }),
    USER: message({ id: 'audit.value.role.USER' }),
    NO_SUBMIT: message({ id: 'audit.value.role.NO_SUBMIT' }),
    NO_DISCUSS: message({ id: 'audit.value.role.NO_DISCUSS' }),
    MUTED: message({ id: 'audit.value.role.MUTED' }),
    NO_SUBMIT_NO_DISCUSS: message({ id: 'audit.value.role.NO_SUBMIT_NO_DISCUSS' }),
    NO_SUBMIT_MUTED: message({ id: 'audit.value.role.NO_SUBMIT_MUTED' }),
  },
  rights: {
    TEACHER: message({ id: 'audit.value.rights.TEACHER' }),
    MODERATOR: message({ id: 'audit.value.rights.MODERATOR' }),
    ANNOUNCER: message({ id: 'audit.value.rights.ANNOUNCER' }),
    SUPPORT: message({ id: 'audit.value.rights.SUPPORT' }),
    PROBLEMS: message({ id: 'audit.value.rights.PROBLEMS' }),
    TRAININGS: message({ id: 'audit.value.rights.TRAININGS' }),
    CONTESTS: message({ id: 'audit.value.rights.CONTESTS' }),
    DISCUSSIONS: message({ id: 'audit.value.rights.DISCUSSIONS' }),
    MEMBERS: message({ id: 'audit.value.rights.MEMBERS' }),
    GRADES: message({ id: 'audit.value.rights.GRADES' }),
  },
  level: {
    0: message({ id: 'audit.value.level.0' }),
    1: message({ id: 'audit.value.level.1' }),
    2: message({ id: 'audit.value.level.2' }),
    3: message({ id: 'audit.value.level.3' }),
    4: message({ id: 'audit.value.level.4' }),
    5: message({ id: 'audit.value.level.5' }),
    6: message({ id: 'audit.value.level.6' }),
  },
  fields: {
    username: message({ id: 'audit.value.fields.username' }),
    gender: message({ id: 'audit.value.fields.gender' }),
    email: message({ id: 'audit.value.fields.email' }),
    realName: message({ id: 'audit.value.fields.realName' }),
    nickname: message({ id: 'audit.value.fields.nickname' }),
    school: message({ id: 'audit.value.fields.school' }),
    studentId: message({ id: 'audit.value.fields.studentId' }),
    titleName: message({ id: 'audit.value.fields.titleName' }),
    titleColor: message({ id: 'audit.value.fields.titleColor' }),
  },
  visibility: {
    PUBLIC: message({ id: 'audit.value.visibility.PUBLIC' }),
    PRIVATE: message({ id: 'audit.value.visibility.PRIVATE' }),
    CONTEST: message({ id: 'audit.value.visibility.CONTEST' }),
  },
  access: {
    PUBLIC: message({ id: 'audit.value.access.PUBLIC' }),
    PRIVATE: message({ id: 'audit.value.access.PRIVATE' }),
    PROTECTED: message({ id: 'audit.value.access.PROTECTED' }),
  },
  type: {
    ACM: message({ id: 'audit.value.type.ACM' }),
    OI: message({ id: 'audit.value.type.OI' }),
  },
  difficulty: {
    EASY: message({ id: 'audit.value.difficulty.EASY' }),
    MID: message({ id: 'audit.value.difficulty.MID' }),
    HARD: message({ id: 'audit.value.difficulty.HARD' }),
  },
  judgeMode: {
    DEFAULT: message({ id: 'audit.value.judgeMode.DEFAULT' }),
    SPECIAL: message({ id: 'audit.value.judgeMode.SPECIAL' }),
    INTERACTIVE: message({ id: 'audit.value.judgeMode.INTERACTIVE' }),
  },
  judgeCaseMode: {
    DEFAULT: message({ id: 'audit.value.judgeCaseMode.DEFAULT' }),
    ERGODIC_WITHOUT_ERROR: message({ id: 'audit.value.judgeCaseMode.ERGODIC_WITHOUT_ERROR' }),
    SUBTASK_LOWEST: message({ id: 'audit.value.judgeCaseMode.SUBTASK_LOWEST' }),
    SUBTASK_AVERAGE: message({ id: 'audit.value.judgeCaseMode.SUBTASK_AVERAGE' }),
    TEST_GROUPS: message({ id: 'audit.value.judgeCaseMode.TEST_GROUPS' }),
  },
  bankState: {
    NONE: message({ id: 'audit.value.bankState.NONE' }),
    APPLIED: message({ id: 'audit.value.bankState.APPLIED' }),
    ACCEPTED: message({ id: 'audit.value.bankState.ACCEPTED' }),
    REFUSED: message({ id: 'audit.value.bankState.REFUSED' }),
  },
  state: {
    WAITING: message({ id: 'audit.value.state.WAITING' }),
    APPROVED: message({ id: 'audit.value.state.APPROVED' }),
    RETURNED: message({ id: 'audit.value.state.RETURNED' }),
    REFUSED: message({ id: 'audit.value.state.REFUSED' }),
    OPEN: message({ id: 'audit.value.state.OPEN' }),
    IN_WORK: message({ id: 'audit.value.state.IN_WORK' }),
    FIXED: message({ id: 'audit.value.state.FIXED' }),
    DECLINED: message({ id: 'audit.value.state.DECLINED' }),
    DUPLICATE: message({ id: 'audit.value.state.DUPLICATE' }),
  },
  act: {
    KEEP: message({ id: 'audit.value.act.KEEP' }),
    HIDE: message({ id: 'audit.value.act.HIDE' }),
    DELETE: message({ id: 'audit.value.act.DELETE' }),
    WARN: message({ id: 'audit.value.act.WARN' }),
    BAN: message({ id: 'audit.value.act.BAN' }),
    ADD: message({ id: 'audit.value.act.ADD' }),
    EDIT: message({ id: 'audit.value.act.EDIT' }),
    REMOVE: message({ id: 'audit.value.act.REMOVE' }),
    REPLACE: message({ id: 'audit.value.act.REPLACE' }),
  },
  part: {
    PROBLEM: message({ id: 'audit.value.part.PROBLEM' }),
    SECTION: message({ id: 'audit.value.part.SECTION' }),
    MATERIAL: message({ id: 'audit.value.part.MATERIAL' }),
    ORDER: message({ id: 'audit.value.part.ORDER' }),
  },
  modes: {
    POOL: message({ id: 'audit.value.modes.POOL' }),
    BYO_SESSION: message({ id: 'audit.value.modes.BYO_SESSION' }),
    BROWSER: message({ id: 'audit.value.modes.BROWSER' }),
    OFFICIAL_API: message({ id: 'audit.value.modes.OFFICIAL_API' }),
    CLAIM: message({ id: 'audit.value.modes.CLAIM' }),
  },
  mode: {
    ACTIVE: message({ id: 'audit.value.mode.ACTIVE' }),
    PAUSED: message({ id: 'audit.value.mode.PAUSED' }),
    DRAINING: message({ id: 'audit.value.mode.DRAINING' }),
  },
  review: {
    INNOCENT: message({ id: 'audit.value.review.INNOCENT' }),
    PLAGIARISED: message({ id: 'audit.value.review.PLAGIARISED' }),
  },
  publication: {
    DRAFT: message({ id: 'audit.value.publication.DRAFT' }),
    NOW: message({ id: 'audit.value.publication.NOW' }),
    DATE: message({ id: 'audit.value.publication.DATE' }),
    CONTEST: message({ id: 'audit.value.publication.CONTEST' }),
  },
  disclosure: {
    ALL: message({ id: 'audit.value.disclosure.ALL' }),
    SOLVED: message({ id: 'audit.value.disclosure.SOLVED' }),
    STAFF: message({ id: 'audit.value.disclosure.STAFF' }),
  },
  boardName: {
    USERNAME: message({ id: 'audit.value.boardName.USERNAME' }),
    NICKNAME: message({ id: 'audit.value.boardName.NICKNAME' }),
    REAL_NAME: message({ id: 'audit.value.boardName.REAL_NAME' }),
  },
  oiScoreRule: {
    RECENT: message({ id: 'audit.value.oiScoreRule.RECENT' }),
    HIGHEST: message({ id: 'audit.value.oiScoreRule.HIGHEST' }),
  },
  awardKind: {
    NONE: message({ id: 'audit.value.awardKind.NONE' }),
    PROPORTION: message({ id: 'audit.value.awardKind.PROPORTION' }),
    NUMBER: message({ id: 'audit.value.awardKind.NUMBER' }),
  },
  kind: {
    READ_ONLY: message({ id: 'audit.value.kind.READ_ONLY' }),
    CLOSED: message({ id: 'audit.value.kind.CLOSED' }),
  },
  color: {
    BLUE: message({ id: 'audit.value.color.BLUE' }),
    GREEN: message({ id: 'audit.value.color.GREEN' }),
    AMBER: message({ id: 'audit.value.color.AMBER' }),
    RED: message({ id: 'audit.value.color.RED' }),
    PURPLE: message({ id: 'audit.value.color.PURPLE' }),
    TEAL: message({ id: 'audit.value.color.TEAL' }),
  },
  value: {
    AUTO: message({ id: 'audit.value.value.AUTO' }),
    ALWAYS: message({ id: 'audit.value.value.ALWAYS' }),
    NEVER: message({ id: 'audit.value.value.NEVER' }),
  },
};

/** Words of a name in a field; null: it is no name of this version. */
export function nameText(field: string, name: string): Sentence | null {
  if (!isKnown(texts, field)) return null;
  const ofField: Readonly<Record<string, Sentence>> = texts[field];
  return isKnown(ofField, name) ? (ofField[name] ?? null) : null;
}

function isKnown<Key extends string>(known: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(known, key);
}
