/** What the specification of the admins' side says of the parts that there are, in our words, by section. */
export const admins = {
  'Admin screens: sign-in': {
    'admin-login.fields': 'Username and password are both needed, else "Missing credentials" says so',
    'admin-login.back': '"Back to main site" leads to /',
    'admin-login.redirect': 'After the sign-in the admin is on /admin/dashboard, 0.5 s later',
    'admin-login.guard': 'Every admin screen leads to /admin/login when no admin is signed in',
    'admin-login.apart': "Admins are held apart from parents: neither one's token signs the other in",
  },
  'Admin screens: dashboard': {
    'admin-dashboard.header': 'The header has the username and a Logout that returns to /admin/login',
    'admin-dashboard.stats': 'Stats: all feedback, the average of 5 to one decimal, the last 7 days',
    'admin-dashboard.features': 'Active Features lead to the screens that there are',
    'admin-dashboard.testing': 'The Testing System card opens a full-screen panel, which tests the public addresses',
    'admin-dashboard.soon': 'Coming Soon cards are disabled',
    'admin-dashboard.bars': 'Rating bars from 5 down to 1',
    'admin-dashboard.recent':
      'The latest 10 entries: date, rating, type "general", the other-fields or "No feedback text"; "No feedback available"',
    'admin-dashboard.classic':
      'The older variant: overview, cards, the design system in a modal frame, the system, ratings, the detailed table and "No feedback submitted yet."',
  },
  'Admin screens: content': {
    'admin-content.tabs': 'Tabs Hero, Features, Testimonials, FAQs, CTA, Lesson Prompts',
    'admin-content.items': 'Items have an Active or Inactive badge, edit and delete',
    'admin-content.add': '"Add Content" creates an item; the section is needed and the order is 1 at first',
    'admin-content.seed': '"Seed Initial Content" puts the initial content in',
    'admin-content.empty': 'An empty section says so in its words',
    'admin-content.homepage': 'Changes show on the homepage at once; what is inactive never does',
  },
  'Admin screens: lesson prompts': {
    'admin-prompts.editor': 'An editor of 12 rows, "Back to Dashboard", Logout',
    'admin-prompts.badge': '"Has Draft" where the draft differs from what is live, else "Live"',
    'admin-prompts.save': 'Save Draft needs text',
    'admin-prompts.test': 'A test fills the draft in for elementary (7), middle (9) or upper (11)',
    'admin-prompts.scenarios': 'Themes and subjects of the test scenarios',
    'admin-prompts.generate': 'Generate Plan needs a persona ("Select persona first") and goes through the engine',
    'admin-prompts.variables': 'The variables that a draft may use',
    'admin-prompts.validate': 'Validation answers issues of four kinds, shown with their labels',
    'admin-prompts.apply':
      'Apply validates first; issues offer "Auto-Correct & Apply" and "Continue Editing"; applying needs a draft',
    'admin-prompts.revert': 'Revert returns the draft to what is live',
    'admin-prompts.initialize': 'Initialize makes both prompt types',
    'admin-prompts.preview': 'Previews end at 500 characters',
  },
  'Admin data': {
    'admin-data.schemas':
      'Versions of the worksheet schema are unique, one is active, a new one is not; who added it is kept',
    'admin-data.feedback': 'Feedback is read with both joined lists and both other-fields',
    'admin-data.users': 'A username is unique and the role is admin at first',
  },
  'Admin session and requests': {
    'admin-session.token': 'The token is kept under admin-token and sent as bearer authorization',
    'admin-session.check':
      'Without a token nothing is asked; a 401 clears it silently; other refusals throw status and text',
    'admin-session.logout': 'Logout calls the server where there is a token, always clears it and says so',
    'admin-session.required': 'Without a token a call fails with "Admin authentication required"',
    'admin-session.shared': 'The session token goes first, else the admin token; demo=true adds its header',
    'admin-session.refused': 'Every admin call is refused without a token, with a parent’s and with an ended one',
    'admin-session.refresh': 'After a change the list is read again, and the homepage after one of content',
  },
  'Admin calls': {
    'admin-calls.paths': 'Methods and paths of the calls are those of the specification',
    'admin-calls.contract': 'Whatever is sent, the answers keep the contract',
    'admin-calls.urls': 'The public URL test answers a summary and each page with PASS, FAIL or its error',
    'admin-calls.pages': 'Anybody may read which pages are public',
  },
  'Admin errors': {
    'admin-errors.login': '"Login failed" with what the server says',
    'admin-errors.logout': '"Logout failed"',
    'admin-errors.content': 'Failed to create, update, delete, seed content',
    'admin-errors.prompts': 'Every toast of the prompts, with what the server says',
    'admin-errors.testing': '"Testing Failed"',
    'admin-errors.copy': '"Failed to copy"',
    'admin-errors.labels': 'Labels of the issues; an unknown kind is an Issue',
  },
}
