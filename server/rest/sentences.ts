import type { Sentence } from '@verdict/schema/core/errors.ts';

/** Sentences only the REST layer says, and names of sheets; all others come with the schema's errors. */
export const sentences = {
  badRequest: {
    'en-US': 'The request cannot be read: check its parameters ({fields}).',
    'zh-CN': '请求无法识别，请检查参数（{fields}）。',
  },
  badJson: { 'en-US': 'The body is not readable JSON.', 'zh-CN': '请求体不是合法的 JSON。' },
  badMultipart: {
    'en-US': 'The multipart/form-data body is malformed or incomplete: send the file again.',
    'zh-CN': 'multipart/form-data 请求体格式错误或不完整，请重新上传文件。',
  },
  progressSheet: { 'en-US': 'Progress', 'zh-CN': '学习进度' },
  boardSheet: { 'en-US': 'Scoreboard', 'zh-CN': '榜单' },
  frozenBoardSheet: { 'en-US': 'Frozen scoreboard', 'zh-CN': '封榜榜单' },
  juryBoardSheet: { 'en-US': 'Scoreboard of the jury', 'zh-CN': '裁判榜单' },
  accountSheet: { 'en-US': 'Accounts', 'zh-CN': '账号' },
  signInNeeded: { 'en-US': 'Please login first', 'zh-CN': '请先登录' },
  notFromHere: {
    'en-US':
      'This call changes something: make it from a page of this site or from a program, never as an image or a link.',
    'zh-CN': '该接口会修改数据，只能由本站页面或程序调用，不能作为图片或链接加载。',
  },
  noDataExport: {
    'en-US': 'There is no such archive, or it has expired: ask for a new one in the settings.',
    'zh-CN': '该文件不存在或已过期，请在设置中重新申请导出。',
  },
  roleNeeded: { 'en-US': 'Your role does not allow this.', 'zh-CN': '您的角色没有权限执行此操作。' },
  noUpload: { 'en-US': 'This call takes JSON, no upload.', 'zh-CN': '该接口只接受 JSON，不接受上传。' },
  noFile: {
    'en-US': 'Send the file as the field "{field}" of multipart/form-data.',
    'zh-CN': '请以 multipart/form-data 的字段“{field}”上传文件。',
  },
  noContestGiven: { 'en-US': 'Say which contest: cid is missing.', 'zh-CN': '请指明比赛：缺少 cid。' },
  noSuchContest: {
    'en-US': 'There is no such contest, or you may not see it.',
    'zh-CN': '该比赛不存在或您没有权限查看。',
  },
  noSuchGroup: {
    'en-US': 'There is no such group, or you may not see it.',
    'zh-CN': '该团队不存在或您没有权限查看。',
  },
  groupCodeNeeded: {
    'en-US': 'code: A group that is not public needs a code.',
    'zh-CN': 'code: 非公开团队需要设置邀请码。',
  },
  noSuchTraining: {
    'en-US': 'There is no such training, or you may not see it.',
    'zh-CN': '该训练不存在，或您没有权限查看。',
  },
  trainingRegistrationNeeded: {
    'en-US': 'The training is private: register with its password first.',
    'zh-CN': '该训练为私有训练，请先用训练密码参加。',
  },
  noTrainingPassword: { 'en-US': 'Enter the training password.', 'zh-CN': '请输入训练密码。' },
  mayNotChangeTraining: { 'en-US': 'You may not change this training.', 'zh-CN': '您没有权限修改该训练。' },
  noTrainingGiven: {
    'en-US': 'Say which training: tid is missing. Nothing was removed.',
    'zh-CN': '请指明训练：缺少 tid，未移除任何题目。',
  },
  noContestPassword: { 'en-US': 'Enter the contest password', 'zh-CN': '请输入比赛密码。' },
  registeredAlready: {
    'en-US': 'You are registered for this contest already.',
    'zh-CN': '您已报名该比赛，无需重复报名。',
  },
  internal: {
    'en-US': 'Server error, please try again later (request {requestId}).',
    'zh-CN': '服务器错误，请稍后再试（请求编号 {requestId}）。',
  },
  noSuchCall: {
    'en-US': 'There is no such API call: all there are stand on the page /api/docs/ of this site.',
    'zh-CN': '没有这个接口，全部接口见本站的 /api/docs/ 页面。',
  },
  noSuchPlace: {
    'en-US': 'There is no such contest, training or group to submit to; nothing was submitted.',
    'zh-CN': '没有可提交的比赛、训练或团队，代码未提交。',
  },
  noSuchProblem: { 'en-US': 'There is no such problem, or you may not see it.', 'zh-CN': '题目不存在，或您无权查看。' },
  mayNotChangeContest: { 'en-US': 'You may not change this contest.', 'zh-CN': '您没有权限修改该比赛。' },
  sealWithoutTime: {
    'en-US': 'Say when the freeze begins: sealRankTime is missing. Nothing was saved.',
    'zh-CN': '请指明封榜时间：缺少 sealRankTime，未保存任何内容。',
  },
  badAccountLimit: {
    'en-US':
      'Say which accounts may take part: accountLimitRule is missing or has none of its parts, ' +
      'such as <prefix>team</prefix><start>1</start><end>20</end>. Nothing was saved.',
    'zh-CN':
      '请指明可参赛的账号：缺少 accountLimitRule 或其内容无效，格式如 <prefix>team</prefix><start>1</start><end>20</end>，未保存任何内容。',
  },
  noSuchCandidate: {
    'en-US':
      'There is no such problem that the contest can take: it may be in it already, or be judged in another way.',
    'zh-CN': '没有可加入该比赛的此题目：它可能已在比赛中，或赛制不同。',
  },
  noPublicProblem: { 'en-US': 'There is no public problem yet.', 'zh-CN': '还没有公开的题目。' },
  noTestData: { 'en-US': 'There are no test data, or you may not have them.', 'zh-CN': '没有测试数据，或您无权下载。' },
  mayNotChangeProblem: { 'en-US': 'You may not change this problem.', 'zh-CN': '您没有权限修改该题目。' },
  noShareGiven: {
    'en-US': 'Say which submission and whether its code is shared: submitId or share is missing.',
    'zh-CN': '请指明提交和是否公开代码：缺少 submitId 或 share。',
  },
  wrongMethod: { 'en-US': 'This call is made by {methods}.', 'zh-CN': '该接口只支持 {methods} 方法。' },
  noSuchSubmission: {
    'en-US': 'There is no such submission, or you may not see it.',
    'zh-CN': '提交不存在，或您无权查看。',
  },
  unsupportedLanguage: {
    'en-US': 'The language "{language}" is not supported: choose one of {languages}.',
    'zh-CN': '不支持语言“{language}”，请选择：{languages}。',
  },
  databaseSetOutside: {
    'en-US':
      'The database is set where the server is started (DATABASE_URL), and there is no Redis; nothing was changed.',
    'zh-CN': '数据库在启动服务时设置（DATABASE_URL），本系统不使用 Redis；未做任何修改。',
  },
  noRemoteAccounts: {
    'en-US': 'Accounts on remote judges are not kept here yet; nothing was changed.',
    'zh-CN': '暂不支持保存远程评测账号；未做任何修改。',
  },
  emptyTestInput: { 'en-US': 'The test input must not be empty.', 'zh-CN': '测试输入不能为空。' },
  badTestRunType: {
    'en-US': 'The type of a test run is public, contest or group.',
    'zh-CN': '测试类型应为 public、contest 或 group。',
  },
  noSuchTestRun: {
    'en-US': 'There is no such test run, or it is over and gone; run it again.',
    'zh-CN': '该测试不存在或已过期，请重新运行。',
  },
  badRankType: { 'en-US': 'The type of a rank is 0 (ACM) or 1 (OI).', 'zh-CN': '排行榜类型应为 0（ACM）或 1（OI）。' },
  noUserGiven: {
    'en-US': 'Say whose by uid or username, or login first.',
    'zh-CN': '请用 uid 或 username 指明用户，或先登录。',
  },
  noSuchUser: { 'en-US': 'There is no such user, or the account is disabled.', 'zh-CN': '用户不存在或已被停用。' },
  badMessageType: {
    'en-US': 'The type of messages is Discuss, Reply, Like, Sys or Mine.',
    'zh-CN': '消息类型应为 Discuss、Reply、Like、Sys 或 Mine。',
  },
  noMessages: { 'en-US': 'There is no message to delete.', 'zh-CN': '没有可删除的消息。' },
  compilePending: {
    'en-US': 'The judges are busy: the program is not compiled yet. Please try again in a moment.',
    'zh-CN': '评测机繁忙，程序尚未编译完成，请稍后再试。',
  },
  importPending: {
    'en-US': 'The accounts are still being made: see the imports in the management for what became of them.',
    'zh-CN': '账号仍在创建中，请稍后在管理后台的导入页面查看结果。',
  },
  removedByAuthor: { 'en-US': 'Removed by the author.', 'zh-CN': '作者已删除该内容。' },
  removedByModerator: { 'en-US': 'Removed by a moderator.', 'zh-CN': '管理员已删除该内容。' },
  noDiscussion: {
    'en-US': 'There is no such discussion. Name a discussion by did, or a contest by cid.',
    'zh-CN': '没有这个讨论；请用 did 指明讨论，或用 cid 指明比赛。',
  },
  noSuchPrint: {
    'en-US': 'There is no such print request, or you may not have it.',
    'zh-CN': '该打印请求不存在，或您无权下载。',
  },
  nothingToExport: {
    'en-US': 'Choose at least one problem that you may export.',
    'zh-CN': '请至少选择一道您有权导出的题目。',
  },
  packageTooLarge: {
    'en-US': 'The file is larger than {size} MiB: import it on the page of imports, which takes larger ones.',
    'zh-CN': '文件超过 {size} MiB，请在导入页面导入，那里支持更大的文件。',
  },
  otherFormat: {
    'en-US': 'The file holds no problem in the format {format}; found: {found}.',
    'zh-CN': '文件中没有 {format} 格式的题目；找到的格式：{found}。',
  },
  importedSome: {
    'en-US': '{done} problems imported, {failed} failed:',
    'zh-CN': '成功导入 {done} 题，失败 {failed} 题：',
  },
} as const satisfies Record<string, Sentence>;

/** The sentence in a language, with its {places} filled in; lists are joined by the comma of the language. */
export function say(
  sentence: Sentence,
  locale: keyof Sentence,
  places: Readonly<Record<string, string | readonly string[]>> = {},
): string {
  return sentence[locale].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = places[name] ?? whole;
    return typeof value === 'string' ? value : value.join(locale === 'zh-CN' ? '、' : ', ');
  });
}
