import type { TrainingKind } from '@verdict/prisma/generated/client/client.ts';
import { domainError } from '../../core/errors.ts';

export const TrainingNotFound = domainError('TRAINING_NOT_FOUND', {
  description: 'There is no such training, or the viewer may not see it.',
  zh: '该训练或题单不存在，或您没有权限查看。',
  en: 'There is no such training or list, or you may not see it.',
});

export const NotTrainingAdmin = domainError('NOT_TRAINING_ADMIN', {
  description: 'The viewer may not do this to the training, or to trainings of the place.',
  zh: (kind?: TrainingKind) => `您没有权限管理该${kind === 'PERSONAL' ? '题单' : '训练'}。`,
  en: (kind?: TrainingKind) => `You may not manage this ${kind === 'PERSONAL' ? 'list' : 'training'}.`,
  rest: 403,
});

export const WrongTrainingPassword = domainError('WRONG_TRAINING_PASSWORD', {
  description: 'Not the password of the training.',
  zh: '训练密码错误，请重新输入。',
  en: 'This is not the password of the training. Ask its author for it.',
});

export const AlreadyInTraining = domainError('ALREADY_IN_TRAINING', {
  description: 'The viewer is a member of the training already.',
  zh: (kind?: TrainingKind) => (kind === 'PERSONAL' ? '您已关注该题单。' : '您已参加该训练。'),
  en: (kind?: TrainingKind) =>
    kind === 'PERSONAL' ? 'You follow this list already.' : 'You have registered for this training already.',
});

export const NotInTraining = domainError('NOT_IN_TRAINING', {
  description: 'The viewer has to register for the training first.',
  zh: '该训练为私有训练，请先用训练密码参加。',
  en: 'Register for this training first.',
  rest: 401,
});

export const BlockedInTraining = domainError('BLOCKED_IN_TRAINING', {
  description: 'The viewer was blocked from the training.',
  zh: (kind?: TrainingKind) => `您已被禁止参加该${kind === 'PERSONAL' ? '题单' : '训练'}。`,
  en: (kind?: TrainingKind) => `You are blocked from this ${kind === 'PERSONAL' ? 'list' : 'training'}.`,
  rest: 403,
});
