import { expect } from '@playwright/test';
import { forgetCopied, inPlan, inTraining, publicLists, trainingRank } from './new-training.ts';
import type { ProblemScreenParts } from './problem-screen.ts';
import type { SitePage } from './site-page.ts';

/** A list of which this site has one of two problems. */
const listFile = `format: verdict-list/1
title: Shortest paths
licence: CC-BY-SA-4.0
source: https://example.org/lists/shortest-paths
sections:
  - key: basics
    title: Breadth-first search
    items:
      - problem: "1000"
      - problem: bridges-10
        title: The tenth bridge
      - link: Queues
        url: https://example.org/queues
`;

/** Pages of trainings and of their administration. */
export const trainingPages: readonly SitePage[] = [
  {
    name: 'trainings',
    path: async () => {
      await inTraining('');
      return '/training';
    },
  },
  {
    name: 'trainings-signed-in',
    path: async () => {
      await inTraining('', { access: 'PRIVATE', password: 'secret' });
      return '/training';
    },
    isSignedIn: true,
  },
  { name: 'trainings-none', path: '/training?keyword=nothing-is-called-so' },
  { name: 'training-lists', path: publicLists, isSignedIn: true },
  { name: 'training-lists-visitor', path: '/training/lists' },
  { name: 'training-mine-none', path: '/training/mine', isSignedIn: true },
  {
    name: 'training-mine',
    path: '/training/mine',
    isSignedIn: true,
    arrange: async ({ page, say }) => {
      await createList({ page, say });
      await page.goto('/training/mine');
      await page.getByRole('button', { name: say('lists.new') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'training-import',
    path: '/training/mine',
    isSignedIn: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('training.file.import') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: say('training.file.text') }).fill(listFile);
      await dialog.getByRole('button', { name: say('training.file.preview') }).click();
      await expect(dialog.getByRole('region', { name: 'Shortest paths' })).toContainText('The tenth bridge');
    },
  },
  { name: 'training-shared-invalid', path: '/training/shared/no-such-key', isSignedIn: true },
  {
    name: 'personal-list-share',
    path: '/training/mine',
    isSignedIn: true,
    arrange: async ({ page, say, isPhone }) => {
      await createList({ page, say });
      if (isPhone) await page.getByRole('button', { name: say('training.more') }).click();
      await page.getByRole(isPhone ? 'menuitem' : 'button', { name: say('lists.share'), exact: true }).click();
      await page.getByRole('radio', { name: say('lists.sharing.link') }).check();
      await page.getByRole('button', { name: say('lists.renew') }).click();
    },
  },
  {
    name: 'problem-save',
    path: '/problem/1000',
    isSignedIn: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('save.label', { id: '1000' }) }).click();
      await page.getByRole('button', { name: say('save.choose') }).click();
      await expect(page.getByRole('dialog').getByRole('checkbox', { checked: true })).toBeVisible();
    },
  },
  {
    name: 'copied-list',
    path: () => inTraining(''),
    isSignedIn: true,
    arrange: async ({ page, say, isPhone }) => {
      if (isPhone) await page.getByRole('button', { name: say('training.more') }).click();
      await page.getByRole(isPhone ? 'menuitem' : 'button', { name: say('lists.copy') }).click();
      await page.getByRole('button', { name: say('lists.copyNow'), exact: true }).click();
      await expect(page.getByText(say('lists.copiedFrom'))).toBeVisible();
      await forgetCopied(page.url());
      await page.reload();
      await expect(page.getByRole('region', { name: say('lists.originNews') })).toBeVisible();
    },
  },
  { name: 'training-missing', path: '/training/99999999', isSignedIn: true },
  { name: 'training', path: () => inTraining(''), isSignedIn: true },
  {
    name: 'training-private',
    path: () => inTraining('/problems', { access: 'PRIVATE', password: 'secret' }),
    isSignedIn: true,
  },
  { name: 'training-problems', path: () => inTraining('/problems'), isSignedIn: true },
  {
    name: 'training-plan',
    path: () => inPlan('/problems'),
    isSignedIn: true,
    arrange: async ({ page }) => {
      await page.getByRole('button', { name: 'How to read input' }).click();
      await page.getByRole('button', { name: 'The goal', exact: true }).click();
    },
  },
  { name: 'training-roadmap', path: () => inPlan('/problems?view=roadmap'), isSignedIn: true },
  { name: 'training-arrange', path: () => inPlan('/arrange'), isRoot: true },
  {
    name: 'training-section',
    path: () => inPlan('/arrange'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('trainings.changeOf', { id: 'Loops' }) }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'training-step',
    path: () => inPlan('/arrange'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('trainings.changeOf', { id: 'Tour of the language' }) }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'training-problem', path: () => inPlan('/problem/1'), isSignedIn: true },
  { name: 'training-problem-focus', path: () => inTraining('/problem/2/full-screen'), isSignedIn: true },
  { name: 'training-rank', path: trainingRank, isSignedIn: true },
  { name: 'training-rank-finish', path: async () => `${await trainingRank()}?order=finish`, isSignedIn: true },
  { name: 'training-review-none', path: '/training/review', isSignedIn: true },
  { name: 'training-rank-admin', path: trainingRank, isRoot: true },
  {
    name: 'home-trainings',
    path: () => inTraining('', { access: 'PRIVATE', password: 'secret' }),
    isSignedIn: true,
    arrange: async ({ page, say }) => {
      await page.getByLabel(say('training.password'), { exact: true }).fill('secret');
      await page.getByRole('button', { name: say('training.register') }).click();
      await expect(page.getByText(say('training.isMember'))).toBeVisible();
      await page.goto('/home');
      await expect(page.getByRole('region', { name: say('home.trainings'), exact: true })).toBeVisible();
    },
  },
  { name: 'admin-trainings', path: '/admin/training', isRoot: true },
  {
    name: 'admin-training-new',
    path: async () => {
      await inTraining('');
      return '/admin/training/create';
    },
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('trainings.create') }).click();
      await expect(page.getByText(say('trainings.fault.title'))).toBeVisible();
    },
  },
  {
    name: 'admin-training',
    path: async () => `/admin${await inTraining('/edit', { access: 'PRIVATE', password: 'secret' })}`,
    isRoot: true,
  },
  { name: 'admin-training-problems', path: async () => `/admin${await inTraining('/problems')}`, isRoot: true },
  {
    name: 'admin-training-category',
    path: async () => {
      await inTraining('');
      return '/admin/training/category';
    },
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('trainings.addCategory') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** Creates a list in the browser, which then shows it. */
async function createList({ page, say }: Pick<ProblemScreenParts, 'page' | 'say'>): Promise<void> {
  await page.getByRole('button', { name: say('lists.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('lists.title') }).fill('Shortest paths before the finals');
  await dialog.getByRole('button', { name: say('lists.create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shortest paths before the finals' })).toBeVisible();
}
