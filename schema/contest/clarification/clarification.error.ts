import { domainError } from '../../core/errors.ts';

export const ClarificationNotFound = domainError('CLARIFICATION_NOT_FOUND', {
  description: 'There is no such question, or the viewer does not administer its contest.',
  zh: '该提问不存在，或您没有权限处理。',
  en: 'There is no such question, or it is not yours to answer.',
});

export const ClarificationAnswered = domainError('CLARIFICATION_ANSWERED', {
  description: 'It was answered or marked since the writer last saw it; nothing was sent.',
  zh: '该提问刚刚已由其他裁判处理，您的答复未发送。请先查看现有答复，再次发送将取代它。',
  en:
    'Somebody on the jury has just seen to this question, so your answer was not sent. ' +
    'Look at theirs; sent again, yours takes its place.',
  data: (answeredAt: Date | null) => ({ answeredAt }),
  fields: (t) => ({
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was seen to; null: it is open again.',
    }),
  }),
});

export const AskingForbidden = domainError('ASKING_FORBIDDEN', {
  description: "The viewer's role may not write to others.",
  zh: '您的账号已被禁言，不能提问。',
  en: 'Your account is muted and may not ask questions.',
});
