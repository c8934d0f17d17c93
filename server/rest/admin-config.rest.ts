import { z } from 'zod';
import {
  RestRemoveCarouselImageDocument,
  RestSiteSwitchesDocument,
  RestUpdateSiteSettingsDocument,
  type RestUpdateSiteSettingsMutationVariables,
} from './admin-config.rest.generated.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall, type Operate } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { RestSiteConfigDocument } from './site.rest.generated.ts';
import { flag, int, text } from './wire.ts';

/** What is left out of a form, or null as it was answered, stays as it is. */
const formText = z.preprocess((value) => value ?? undefined, text.optional());
const formFlag = z.preprocess((value) => value ?? undefined, flag.optional());
const formInt = z.preprocess((value) => (value === '' ? undefined : (value ?? undefined)), int.optional());

/**
 * There is no Redis, and the database is set where the server is started: nothing of both is kept by the site, so
 * nothing of it can leak.
 */
const databaseFields = {
  dbName: '',
  dbHost: '',
  dbPort: 0,
  dbUsername: '',
  dbPassword: '',
  redisHost: '',
  redisPort: 0,
  redisPassword: '',
} as const;

/** Switches of the wire and the settings behind them. */
const switchNames = {
  openPublicDiscussion: 'isPublicDiscussionOpen',
  openGroupDiscussion: 'isGroupDiscussionOpen',
  openContestComment: 'isContestCommentOpen',
  openPublicJudge: 'isPublicJudgingOpen',
  openGroupJudge: 'isGroupJudgingOpen',
  openContestJudge: 'isContestJudgingOpen',
  hideNonContestSubmissionCode: 'isPracticeCodeHidden',
} as const;
const limitNames = {
  defaultSubmitInterval: 'submitIntervalSeconds',
  defaultCreateGroupDailyLimit: 'groupDailyLimit',
  defaultCreateGroupLimit: 'groupTotalLimit',
  defaultCreateGroupACInitValue: 'groupSolvedNeeded',
  defaultCreateDiscussionDailyLimit: 'discussionDailyLimit',
  defaultCreateDiscussionACInitValue: 'discussionSolvedNeeded',
  defaultCreateCommentACInitValue: 'commentSolvedNeeded',
} as const;
/** Accounts on remote judges; none are kept yet. */
const accountNames = ['hdu', 'cf', 'poj', 'atcoder', 'spoj', 'libreoj'].flatMap((judge) => [
  `${judge}UsernameList`,
  `${judge}PasswordList`,
]);
const noAccounts = Object.fromEntries(accountNames.map((name) => [name, []]));

/** An object with the same names and other values. */
function mapped<Names extends Readonly<Record<string, string>>, Value>(
  names: Names,
  valueOf: (name: Names[keyof Names], key: keyof Names & string) => Value,
) {
  // Both sides of each pair come from the table itself.
  return Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, valueOf(name as Names[keyof Names], key)]),
  ) as { [Key in keyof Names]: Value };
}

type Change = RestUpdateSiteSettingsMutationVariables['changes'][number];
type Given = { readonly [Key in Change['key']]?: Change['value'] | undefined };

/** Stores the settings that a form names; what it leaves out stays. */
async function changeSettings(operate: Operate, given: Given): Promise<null> {
  // The keys are those of the type.
  const entries = Object.entries(given) as [Change['key'], Change['value'] | undefined][];
  const changes = entries.flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]));
  const { updateSiteSettings } = await operate(RestUpdateSiteSettingsDocument, { changes });
  return updateSiteSettings.__typename === 'UpdateSiteSettingsSuccess' ? null : failDomain(updateSiteSettings);
}

/** Calls of the contract's areas "admin-config" and "admin-switch", those on mail apart. */
export const adminConfigCalls = [
  restCall({
    method: 'GET',
    path: '/api/admin/config/get-web-config',
    auth: 'root',
    input: z.object({}),
    async answer({ operate }) {
      const { siteConfig } = await operate(RestSiteConfigDocument, {});
      const {
        baseUrl,
        name,
        shortName,
        description,
        isRegistrationOpen,
        recordName,
        recordUrl,
        projectName,
        projectUrl,
      } = siteConfig;
      return {
        baseUrl,
        name,
        shortName,
        description,
        register: isRegistrationOpen,
        recordName,
        recordUrl,
        projectName,
        projectUrl,
      };
    },
  }),
  restCall({
    method: 'PUT',
    path: '/api/admin/config/set-web-config',
    auth: 'root',
    input: z.object({
      baseUrl: formText,
      name: formText,
      shortName: formText,
      description: formText,
      register: formFlag,
      recordName: formText,
      recordUrl: formText,
      projectName: formText,
      projectUrl: formText,
    }),
    async answer({ input: { register, baseUrl, ...texts }, operate }) {
      const { siteConfig } = await operate(RestSiteConfigDocument, {});
      // A form sent back as it came must not pin the address that the process was told.
      const address = baseUrl === siteConfig.baseUrl ? {} : { baseUrl };
      return changeSettings(operate, { ...texts, ...address, isRegistrationOpen: register });
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/config/get-db-and-redis-config',
    auth: 'root',
    input: z.object({}),
    answer: async () => databaseFields,
  }),
  restCall({
    method: 'PUT',
    path: '/api/admin/config/set-db-and-redis-config',
    auth: 'root',
    input: z.record(z.string(), z.unknown()),
    async answer({ input, context: { locale } }) {
      const isUnchanged = Object.entries(databaseFields).every(
        ([name, value]) => String(input[name] ?? value) === String(value),
      );
      return isUnchanged ? null : failWith(400, say(sentences.databaseSetOutside, locale));
    },
  }),
  restCall({
    method: 'DELETE',
    path: '/api/admin/config/home-carousel',
    auth: 'root',
    input: z.object({ id: int }),
    async answer({ input, operate }) {
      const { removeCarouselImage } = await operate(RestRemoveCarouselImageDocument, { id: input.id });
      return removeCarouselImage.__typename === 'RemoveCarouselImageSuccess' ? null : failDomain(removeCarouselImage);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/switch/info',
    auth: 'root',
    input: z.object({}),
    async answer({ operate }) {
      const { siteSwitches } = await operate(RestSiteSwitchesDocument, {});
      return {
        ...mapped(switchNames, (name) => siteSwitches[name]),
        ...mapped(limitNames, (name) => siteSwitches[name]),
        ...noAccounts,
      };
    },
  }),
  restCall({
    method: 'PUT',
    path: '/api/admin/switch/update',
    auth: 'root',
    input: z.looseObject({ ...mapped(switchNames, () => formFlag), ...mapped(limitNames, () => formInt) }),
    async answer({ input, operate, context: { locale } }) {
      const others: Readonly<Record<string, unknown>> = input;
      if (accountNames.some((name) => Array.isArray(others[name]) && others[name].length > 0))
        failWith(400, say(sentences.noRemoteAccounts, locale));
      const names = Object.entries({ ...switchNames, ...limitNames });
      // Flags and whole numbers, by the shape above.
      return changeSettings(operate, Object.fromEntries(names.map(([key, name]) => [name, others[key]])) as Given);
    },
  }),
];
