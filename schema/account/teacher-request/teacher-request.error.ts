import { domainError } from '../../core/errors.ts';

/** Why an account does not ask to be a teacher. */
type TeacherRefusal = 'CLOSED' | 'TEACHER' | 'RESTRICTED' | 'OPEN';

const chinese: Readonly<Record<TeacherRefusal, string>> = {
  CLOSED: '本站暂不接受教师申请。',
  TEACHER: '您已经可以不受限制地创建团队，无需申请。',
  RESTRICTED: '您的账号受到限制，不能申请成为教师。',
  OPEN: '您的教师申请正在等待审核。',
};
const english: Readonly<Record<TeacherRefusal, string>> = {
  CLOSED: 'This site takes no requests of teachers at the moment.',
  TEACHER: 'You may create groups without limits already.',
  RESTRICTED: 'Your account is restricted, so it cannot become a teacher.',
  OPEN: 'Your request to be a teacher waits for a decision.',
};

export const TeacherRequestRefused = domainError('TEACHER_REQUEST_REFUSED', {
  description: 'The viewer cannot ask now: requests are off, one waits, the account is restricted or needs no right.',
  zh: (why: TeacherRefusal) => chinese[why],
  en: (why: TeacherRefusal) => english[why],
});

const daysUntil = (at: Date, now: Date) => Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 86_400_000));

export const TeacherRequestTooSoon = domainError('TEACHER_REQUEST_TOO_SOON', {
  description: 'A request of the viewer was declined less than 30 days ago.',
  zh: (retryAt: Date, now: Date) => `您的教师申请未获通过，请在 ${daysUntil(retryAt, now)} 天后再次申请。`,
  en: (retryAt: Date, now: Date) =>
    `Your request to be a teacher was declined. You may ask again in ${daysUntil(retryAt, now)} days.`,
  data: (retryAt: Date, _now: Date) => ({ retryAt }),
  fields: (t) => ({
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the viewer may ask again.' }),
  }),
});

export const TeacherRequestNotFound = domainError('TEACHER_REQUEST_NOT_FOUND', {
  description: 'There is no such request.',
  zh: '该教师申请不存在。',
  en: 'There is no such request.',
});

export const TeacherRequestDecided = domainError('TEACHER_REQUEST_DECIDED', {
  description: 'Somebody has decided on the request already.',
  zh: '该教师申请已有结果，请刷新页面。',
  en: 'Somebody has decided on this request already. Refresh the page.',
});
