import { useSiteConfigQuery, type SiteConfigQuery } from './site-config.generated.ts';
import { SITE_NAME } from './site-name.ts';

/** The site as its admins named it; sensible values until, and if, the server says nothing. */
export function useSiteConfig(): SiteConfigQuery['siteConfig'] {
  const { data } = useSiteConfigQuery({ fetchPolicy: 'cache-first' });
  return data?.siteConfig ?? FALLBACK;
}

const FALLBACK: SiteConfigQuery['siteConfig'] = {
  __typename: 'SiteConfig',
  name: SITE_NAME,
  shortName: SITE_NAME,
  description: '',
  recordName: null,
  recordUrl: null,
  projectName: SITE_NAME,
  projectUrl: '/',
  isRegistrationOpen: true,
  isPublicDiscussionOpen: true,
  isGroupDiscussionOpen: true,
  isContestCommentOpen: true,
  footerPictures: [],
};
