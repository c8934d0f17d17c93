import { useSiteConfigQuery, type SiteConfigQuery } from './site-config.generated.ts';
import { siteName } from './site-name.ts';

/** The site as its admins named it; sensible values until, and if, the server says nothing. */
export function useSiteConfig(): SiteConfigQuery['siteConfig'] {
  const { data } = useSiteConfigQuery({ fetchPolicy: 'cache-first' });
  return data?.siteConfig ?? fallback;
}

const fallback: SiteConfigQuery['siteConfig'] = {
  __typename: 'SiteConfig',
  name: siteName,
  shortName: siteName,
  description: '',
  recordName: null,
  recordUrl: null,
  projectName: siteName,
  projectUrl: '/',
  isRegistrationOpen: true,
  isPublicDiscussionOpen: true,
  isGroupDiscussionOpen: true,
  isContestCommentOpen: true,
  maintenance: null,
  footerPictures: [],
};
