import { DomainError } from '../../core/errors.ts';

/** The letters are not those of the picture, or it was answered before or ran out. */
export class WrongCaptcha extends DomainError {
  readonly code = 'WRONG_CAPTCHA';

  constructor() {
    super({
      'zh-CN': '验证码错误或已过期，请输入新图片中的字符。',
      'en-US': 'The captcha is wrong or has expired; enter the letters of a new picture.',
    });
  }
}
