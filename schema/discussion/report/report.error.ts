import { domainError } from '../../core/errors.ts';

export const ReportNotFound = domainError('REPORT_NOT_FOUND', {
  description: 'There is no such report, or the viewer does not moderate its text.',
  zh: '该举报不存在，请刷新后重试。',
  en: 'There is no such report; refresh the list.',
});

export const ReportDecided = domainError('REPORT_DECIDED', {
  description: 'A moderator decided on the report of the viewer, and the text was not edited since.',
  zh: '管理员已处理您对该内容的举报；内容修改后可以再次举报。',
  en: 'A moderator has already decided on your report; you may report the text again once it is edited.',
});
