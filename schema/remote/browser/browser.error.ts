import { domainError } from '../../core/errors.ts';

export const RunNotAwaited = domainError('RUN_NOT_AWAITED', {
  description: 'The submission is not one of the viewer that waits for a run: it has one, or was given up.',
  zh: '该提交已不在等待远程运行，请刷新页面查看其状态。',
  en: 'This submission waits for no run any longer: load the page again to see how it stands.',
});

export const RunUnreadable = domainError('RUN_UNREADABLE', {
  description: 'What was pasted holds no run of this judge.',
  zh: '无法识别该内容：请粘贴远程评测站上这次运行的网址或编号。',
  en: 'This names no run: paste the address or the number of the run at the judge.',
});

export const RunUsed = domainError('RUN_USED', {
  description: 'Another submission has this run already.',
  zh: '该运行已用于另一次提交。',
  en: 'Another submission has this run already.',
});

export const HandleNeeded = domainError('HANDLE_NEEDED', {
  description: 'It is not known whose the run is: the viewer connects his handle at the judge first.',
  zh: '请先在设置的“远程评测”中关联您在该评测站的账号。',
  en: 'Connect your handle at this judge first, in the settings, "Remote judges".',
});

export const ReportedResultRefused = domainError('REPORTED_RESULT_REFUSED', {
  description: 'The site cannot read the result, and takes the word of a browser for none, or not in contests.',
  zh: '本站无法读取该评测站的评测结果：请选择您看到的结果；比赛中不接受自行填写的结果。',
  en: 'The site cannot read results of this judge: say which one you see. In contests it takes nobody’s word for it.',
});
