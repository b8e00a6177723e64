import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const QUIZ_STEPS = [1, 2, 3, 4, 5, 6];

export default [
  layout('layouts/site-layout.tsx', [
    index('routes/home.tsx'),
    route('services', 'routes/services.tsx'),
    route('servicios', 'routes/services.tsx', { id: 'servicios' }),
    route('forecasts', 'routes/forecasts.tsx'),
    route('pronosticos', 'routes/forecasts.tsx', { id: 'pronosticos' }),
    route('blog', 'routes/blog.tsx'),
    route('blog/:id', 'routes/article.tsx'),
    route('privacy', 'routes/privacy.tsx'),
  ]),
  route('landings/:name', 'routes/landing.tsx'),
  layout('layouts/quiz-layout.tsx', [
    route('quiz', 'routes/quiz.tsx'),
    ...QUIZ_STEPS.map((n) => route(`step-${n}`, 'routes/quiz-step.tsx', { id: `step-${n}` })),
    route('profile-result', 'routes/profile-result.tsx'),
  ]),
  layout('layouts/report-layout.tsx', [
    route('property/share/:token', 'routes/shared-report.tsx'),
    route('shortlist/:token', 'routes/shared-shortlist.tsx'),
  ]),
  layout('layouts/entrance-layout.tsx', [
    route('app/login', 'routes/login.tsx'),
    route('app/2fa', 'routes/two-factor-code.tsx'),
    route('app/forgot-password', 'routes/forgot-password.tsx'),
    route('app/reset-password', 'routes/reset-password.tsx'),
    route('app/unlock', 'routes/unlock.tsx'),
  ]),
  layout('layouts/staff-layout.tsx', [
    route('app', 'routes/app-home.tsx'),
    route('app/first-steps', 'routes/first-steps.tsx'),
    route('app/listing', 'routes/listing.tsx'),
    route('app/property/:address', 'routes/report.tsx'),
    layout('layouts/crm-layout.tsx', [
      route('app/board', 'routes/board.tsx'),
      route('app/board/:userId', 'routes/board.tsx', { id: 'user-board' }),
      route('app/leads/:id', 'routes/lead.tsx'),
      route('app/leads/:id/shortlist', 'routes/lead-shortlist.tsx'),
      route('app/contacts', 'routes/contacts.tsx'),
      route('app/contacts/new', 'routes/contact-form.tsx', { id: 'new-contact' }),
      route('app/contacts/import', 'routes/contact-import.tsx'),
      route('app/edit-contact/:id', 'routes/contact-form.tsx', { id: 'edit-contact' }),
      route('app/dashboard', 'routes/dashboard.tsx'),
      route('app/users', 'routes/users.tsx'),
      route('app/users/new', 'routes/new-user.tsx'),
      route('app/edit-user/:id', 'routes/edit-user.tsx'),
      route('app/leads-status', 'routes/statuses.tsx'),
      route('app/leads-status/new', 'routes/new-status.tsx'),
      route('app/edit-leads-status/:id', 'routes/edit-status.tsx'),
      route('app/imports', 'routes/imports.tsx'),
      route('app/imports/:id', 'routes/import.tsx'),
      route('app/google2fa', 'routes/two-factor-setup.tsx'),
      route('app/account', 'routes/account.tsx'),
      route('app/audit', 'routes/audit.tsx'),
    ]),
  ]),
  route('blank', 'routes/blank.tsx'),
  route('dev/ui', 'routes/dev-ui.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
