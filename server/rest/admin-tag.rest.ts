import { z } from 'zod';
import {
  RestCreateTagClassificationDocument,
  RestCreateTagDocument,
  RestDeleteTagClassificationDocument,
  RestDeleteTagDocument,
  RestTagClassificationsDocument,
  RestUpdateTagClassificationDocument,
  RestUpdateTagDocument,
  type RestTagClassificationFragment,
} from './admin-tag.rest.generated.ts';
import { failDomain } from './operate.ts';
import { wireTag } from './problem.wire.ts';
import { restCall } from './rest-call.ts';
import { int, optionalInt, optionalText, text } from './wire.ts';

const tagPath = '/api/admin/tag';
const classificationPath = '/api/admin/tag/classification';

/** Tags of groups are their groups' affair: a gid in the body is not looked at. */
const tag = z.object({ name: text, color: optionalText, oj: optionalText, tcid: optionalInt, rank: optionalInt });
const classification = z.object({ name: text, oj: optionalText, rank: optionalInt });

function tagInput({ name, color, oj, tcid, rank }: z.output<typeof tag>) {
  return { name, color: color ?? null, origin: oj ?? 'ME', classificationId: tcid ?? null, rank: rank ?? 0 };
}

function classificationInput({ name, oj, rank }: z.output<typeof classification>) {
  return { name, origin: oj ?? 'ME', rank: rank ?? 0 };
}

function wireClassification({ id, name, origin, rank, createdAt, updatedAt }: RestTagClassificationFragment) {
  return { id, name, oj: origin, rank, gmtCreate: createdAt, gmtModified: updatedAt };
}

/** Calls of the contract's area "admin-tag". */
export const adminTagCalls = [
  restCall({
    method: 'POST',
    path: tagPath,
    auth: 'problem_admin',
    input: tag,
    async answer({ input, operate }) {
      const { createTag } = await operate(RestCreateTagDocument, { input: tagInput(input) });
      return createTag.__typename === 'CreateTagSuccess' ? wireTag(createTag.data) : failDomain(createTag);
    },
  }),
  restCall({
    method: 'PUT',
    path: tagPath,
    auth: 'problem_admin',
    input: tag.extend({ id: int }),
    async answer({ input, operate }) {
      const { updateTag } = await operate(RestUpdateTagDocument, { id: input.id, input: tagInput(input) });
      return updateTag.__typename === 'UpdateTagSuccess' ? null : failDomain(updateTag);
    },
  }),
  restCall({
    method: 'DELETE',
    path: tagPath,
    auth: 'problem_admin',
    input: z.object({ tid: int }),
    async answer({ input, operate }) {
      const { deleteTag } = await operate(RestDeleteTagDocument, { id: input.tid });
      return deleteTag.__typename === 'DeleteTagSuccess' ? null : failDomain(deleteTag);
    },
  }),
  restCall({
    method: 'GET',
    path: classificationPath,
    auth: 'problem_admin',
    input: z.object({ oj: optionalText }),
    async answer({ input, operate }) {
      const { tagGroups } = await operate(RestTagClassificationsDocument, { origin: input.oj ?? 'ME' });
      return tagGroups.flatMap(({ classification: one }) => (one === null ? [] : [wireClassification(one)]));
    },
  }),
  restCall({
    method: 'POST',
    path: classificationPath,
    auth: 'problem_admin',
    input: classification,
    async answer({ input, operate }) {
      const { createTagClassification } = await operate(RestCreateTagClassificationDocument, {
        input: classificationInput(input),
      });
      return createTagClassification.__typename === 'CreateTagClassificationSuccess'
        ? wireClassification(createTagClassification.data)
        : failDomain(createTagClassification);
    },
  }),
  restCall({
    method: 'PUT',
    path: classificationPath,
    auth: 'problem_admin',
    input: classification.extend({ id: int }),
    async answer({ input, operate }) {
      const { updateTagClassification } = await operate(RestUpdateTagClassificationDocument, {
        id: input.id,
        input: classificationInput(input),
      });
      return updateTagClassification.__typename === 'UpdateTagClassificationSuccess'
        ? null
        : failDomain(updateTagClassification);
    },
  }),
  restCall({
    method: 'DELETE',
    path: classificationPath,
    auth: 'problem_admin',
    input: z.object({ tcid: int }),
    async answer({ input, operate }) {
      const { deleteTagClassification } = await operate(RestDeleteTagClassificationDocument, { id: input.tcid });
      return deleteTagClassification.__typename === 'DeleteTagClassificationSuccess'
        ? null
        : failDomain(deleteTagClassification);
    },
  }),
];
