import { builder } from '../../core/builder.ts';
import { checkKinds, healthStates, type HealthCheck } from './health-check.ts';
import { readHealth } from './health.service.ts';
import { watchHealth } from './watch-health.service.ts';

const CheckKindEnum = builder.enumType('HealthCheckKind', { values: checkKinds });

const HealthStateEnum = builder.enumType('HealthState', {
  description: 'FAILING: something does not work now. WARNING: it soon may not.',
  values: healthStates,
});

const HealthCheckType = builder.objectRef<HealthCheck>('HealthCheck').implement({
  description: 'A check of the site.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CheckKindEnum }),
    state: t.expose('state', { type: HealthStateEnum }),
    advice: t.string({
      description: "What is so and what to do, in the reader's language.",
      resolve: ({ sentence }, _args, { locale }) => sentence[locale],
    }),
  }),
});

builder.queryField('siteHealth', (t) =>
  t.field({
    type: [HealthCheckType],
    description: 'All checks of the site now.',
    authScopes: { superAdmin: true },
    resolve: (_root, _args, context) => readHealth(context),
  }),
);

builder.subscriptionField('siteHealthChanged', (t) =>
  t.field({
    type: [HealthCheckType],
    description: '`siteHealth`: as it is now, then whenever it differs; read at most once in five seconds.',
    authScopes: { superAdmin: true },
    subscribe: (_root, _args, context) => watchHealth(context),
    resolve: (checks) => checks,
  }),
);
