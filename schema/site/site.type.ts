import { builder } from '../builder.ts';
import type { SiteConfig } from './site.service.ts';

/** What every visitor may know of the site. */
export const SiteConfigType = builder.objectRef<SiteConfig>('SiteConfig').implement({
  description: 'What every visitor may know of the site.',
  fields: (t) => ({
    name: t.exposeString('name'),
    shortName: t.exposeString('shortName'),
    description: t.exposeString('description'),
    recordName: t.exposeString('recordName', { nullable: true, description: 'Licence number shown in the footer.' }),
    recordUrl: t.exposeString('recordUrl', { nullable: true }),
    projectName: t.exposeString('projectName'),
    projectUrl: t.exposeString('projectUrl'),
    isRegistrationOpen: t.exposeBoolean('isRegistrationOpen'),
    isPublicDiscussionOpen: t.exposeBoolean('isPublicDiscussionOpen'),
    isGroupDiscussionOpen: t.exposeBoolean('isGroupDiscussionOpen'),
    isContestCommentOpen: t.exposeBoolean('isContestCommentOpen'),
  }),
});
