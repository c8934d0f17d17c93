import { z } from 'zod';
import { restCall } from './rest-call.ts';
import { RestSiteConfigDocument } from './site.rest.generated.ts';

/** Calls of the contract's area "site". */
export const siteCalls = [
  restCall({
    method: 'GET',
    path: '/api/get-website-config',
    auth: 'none',
    input: z.object({}),
    async answer({ operate }) {
      const { siteConfig } = await operate(RestSiteConfigDocument, {});
      return {
        baseUrl: null,
        name: siteConfig.name,
        shortName: siteConfig.shortName,
        recordName: siteConfig.recordName,
        recordUrl: siteConfig.recordUrl,
        description: siteConfig.description,
        email: null,
        projectName: siteConfig.projectName,
        projectUrl: siteConfig.projectUrl,
        register: siteConfig.isRegistrationOpen,
        openPublicDiscussion: siteConfig.isPublicDiscussionOpen,
        openGroupDiscussion: siteConfig.isGroupDiscussionOpen,
        openContestComment: siteConfig.isContestCommentOpen,
      };
    },
  }),
];
