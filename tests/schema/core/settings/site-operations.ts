import type { Role, User } from '@verdict/prisma/generated/client/client.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';

const failures = '... on DomainError { code message } ... on InvalidInput { fields { path message } }';
const announcementInput = '{ title: "T", content: "C", isVisible: true }';
const contestInput =
  '{ title: "Round", site: "Elsewhere", url: "https://example.org", startsAt: "2026-12-01T00:00:00Z" }';

/** What only super admins may do, each as it is refused or taken: rows named by 0 are not there. */
export const superAdminOperations: Readonly<Record<string, string>> = {
  siteSwitches: '{ siteSwitches { isPublicJudgingOpen } }',
  siteSettings: '{ siteSettings { version items { key value } environment { name value } } }',
  siteSettingHistory: '{ siteSettingHistory { items { key before after } } }',
  updateSiteSettings: `mutation {
    updateSiteSettings(input: { changes: [{ key: commentSolvedNeeded, value: 11 }] }) { __typename ${failures} }
  }`,
  revertSiteSetting: `mutation { revertSiteSetting(input: { changeId: "0" }) { __typename ${failures} } }`,
  scheduledSiteSettings: '{ scheduledSiteSettings { id changes { key value } dueAt state } }',
  scheduleSiteSettings: `mutation {
    scheduleSiteSettings(input: { changes: [{ key: name, value: "" }], dueAt: "2020-01-01T00:00:00Z" }) {
      __typename ${failures}
    }
  }`,
  cancelScheduledSiteSettings: `mutation {
    cancelScheduledSiteSettings(id: "0") { __typename ... on DomainError { code } }
  }`,
  setMaintenance: `mutation {
    setMaintenance(input: {
      kind: READ_ONLY, startsAt: "2020-01-01T00:00:00Z", endsAt: "2020-01-02T00:00:00Z"
      bannerHours: 1, zhCN: "", enUS: ""
    }) { __typename ${failures} }
  }`,
  endMaintenance: `mutation { endMaintenance { __typename ${failures} } }`,
  allAnnouncements: '{ allAnnouncements { total } }',
  createAnnouncement: `mutation { createAnnouncement(input: ${announcementInput}) { __typename ${failures} } }`,
  updateAnnouncement: `mutation {
    updateAnnouncement(id: 0, input: ${announcementInput}) { __typename ... on DomainError { code } }
  }`,
  deleteAnnouncement: 'mutation { deleteAnnouncement(id: 0) { __typename ... on DomainError { code } } }',
  updateCarouselImage:
    'mutation { updateCarouselImage(id: 0, input: { alt: "" }) { __typename ... on DomainError { code } } }',
  orderCarousel: 'mutation { orderCarousel(ids: []) { __typename ... on DomainError { code } } }',
  removeCarouselImage: 'mutation { removeCarouselImage(id: 0) { __typename ... on DomainError { code } } }',
  setFooterPicture: `mutation { setFooterPicture(input: { position: 1, alt: "A" }) { __typename ${failures} } }`,
  removeFooterPicture: 'mutation { removeFooterPicture(position: 1) { __typename ... on DomainError { code } } }',
  allOutsideContests: '{ allOutsideContests { total } }',
  createOutsideContest: `mutation { createOutsideContest(input: ${contestInput}) { __typename ${failures} } }`,
  updateOutsideContest: `mutation {
    updateOutsideContest(id: 0, input: ${contestInput}) { __typename ... on DomainError { code } }
  }`,
  deleteOutsideContest: 'mutation { deleteOutsideContest(id: 0) { __typename ... on DomainError { code } } }',
  fortuneLists: '{ fortuneLists { signs { enUS { title } } } }',
  updateFortuneLists: 'mutation { updateFortuneLists(input: {}) { __typename ... on DomainError { code } } }',
};

/** Changes settings by the mutation, for `settingsInput`. */
export const updateSettings = `mutation ($input: UpdateSiteSettingsInput!) {
  updateSiteSettings(input: $input) {
    __typename
    ... on InvalidInput { fields { path message } }
    ... on SettingsChanged { keys message }
  }
}`;

/** Input of `updateSiteSettings`. @param version null: over whatever is stored. */
export function settingsInput(
  values: Readonly<Record<string, boolean | number | string>>,
  version: number | null = null,
) {
  return { changes: Object.entries(values).map(([key, value]) => ({ key, value })), version };
}

/** Asks as a user; null: signed out. */
export async function askAs(
  server: TestServer,
  user: User | null,
  query: string,
  variables: Record<string, unknown> = {},
) {
  return server.graphql(query, {
    variables,
    ...(user === null ? {} : { token: await tokenFor(server.services, user) }),
  });
}

/** One user of each kind; null: signed out. */
export async function everyRole(server: TestServer): Promise<ReadonlyMap<Role | 'VISITOR', User | null>> {
  const roles = ['USER', 'NO_SUBMIT_MUTED', 'PROBLEM_ADMIN', 'ADMIN', 'ROOT'] as const;
  const users = await Promise.all(
    roles.map(async (role) => [role, await buildUser(server.services, { role })] as const),
  );
  return new Map<Role | 'VISITOR', User | null>([['VISITOR', null], ...users]);
}
