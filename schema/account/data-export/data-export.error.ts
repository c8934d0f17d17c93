import { domainError } from '../../core/errors.ts';

export const DataExportUnderWay = domainError('DATA_EXPORT_UNDER_WAY', {
  description: 'An archive of this account waits or is being made.',
  zh: '正在导出该账号的数据，请等待完成。',
  en: 'The data of this account are being exported already; wait until they are ready.',
});

export const DataExportTooSoon = domainError('DATA_EXPORT_TOO_SOON', {
  description: 'An archive of this account was asked for within the last 24 hours.',
  zh: '24 小时内只能导出一次，请下载已有的文件，或稍后再试。',
  en: 'Data can be exported once in 24 hours: download the archive that there is, or try again later.',
  data: (retryAt: Date) => ({ retryAt }),
  fields: (t) => ({
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next one may be asked for.' }),
  }),
});
