import { expect } from '@playwright/test';
import { buildTicket } from '../factories/ticket.ts';
import { discussedProblem } from './new-discussion.ts';
import { ticketPath } from './new-ticket.ts';
import { openSiteDatabase, superAdmin } from './site-database.ts';
import type { SitePage } from './site-page.ts';

/** Pages of tickets about faults of problems. */
export const ticketPages: readonly SitePage[] = [
  {
    name: 'ticket-keeper',
    path: ticketPath,
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('combobox', { name: say('ticket.newState') }).selectOption('DUPLICATE');
      await page.getByRole('button', { name: say('ticket.saveState') }).click();
      await expect(page.getByText(say('ticket.fault.original'))).toBeVisible();
    },
  },
  { name: 'ticket-missing', path: '/ticket/2000000000', isSignedIn: true },
  { name: 'ticket-own-none', path: '/ticket', isSignedIn: true },
  { name: 'ticket-own', path: ownTickets, isRoot: true },
  {
    name: 'ticket-list',
    path: async () => {
      await ticketPath();
      return '/admin/ticket';
    },
    isRoot: true,
  },
  { name: 'ticket-list-none', path: '/admin/ticket?problem=none&assigned=me', isRoot: true },
  {
    name: 'ticket-report',
    path: `/problem/${discussedProblem}`,
    isSignedIn: true,
    arrange: async ({ page, say }) => {
      // On a phone it is in the menu of the bar.
      const more = page.getByRole('button', { name: say('problem.more'), exact: true });
      const report = page.getByRole('button', { name: say('problem.reportFault') });
      await expect(more.or(report)).toBeVisible();
      if (await more.isVisible()) {
        await more.click();
        await page.getByRole('menuitem', { name: say('problem.reportFault') }).click();
      } else {
        await report.click();
      }
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('ticket.send') }).click();
      await expect(dialog.getByText(say('ticket.fault.empty'))).toBeVisible();
    },
  },
];

/** The list of the super admin, with a ticket. */
async function ownTickets(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const root = await superAdmin(db);
  const problem = await db.problem.findUniqueOrThrow({ where: { displayId: discussedProblem }, select: { id: true } });
  await buildTicket({ db }, { problemId: problem.id, reporterId: root.id });
  await close();
  return '/ticket';
}
