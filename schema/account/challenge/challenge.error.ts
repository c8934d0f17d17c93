import { domainError } from '../../core/errors.ts';

export const WrongCaptcha = domainError('WRONG_CAPTCHA', {
  description:
    'Not the letters of the picture, or it was answered before or ran out; a captcha is good for one answer.',
  zh: '验证码错误或已过期，请输入新图片中的字符。',
  en: 'The captcha is wrong or has expired; enter the letters of a new picture.',
});
