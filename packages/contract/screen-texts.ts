/** Words of the parents' screens, as the specification gives them. `texts` holds what the server uses too. */
export const screenTexts = {
  dashboard: {
    title: 'Dashboard',
    addProfile: 'Add Child Profile',
    active: 'Active Lesson Plan Generation',
    viewProgress: 'View Progress',
    profiles: 'Student Profiles',
    firstProfile: 'Create Your First Student Profile',
    createPlan: 'Create Learning Plan',
    recent: 'Recent Plans',
    noPlans: 'No plans yet',
    processing: 'Processing',
    failed: 'Failed',
    checkStatus: 'Check Status',
    view: 'View',
    deleteProfile: 'Delete Student Profile',
    unknownProfile: 'Unknown Profile',
    deletedProfile: 'Deleted Profile',
    recentCount: 5,
  },
  wizard: {
    steps: ['Theme', 'Subjects', 'Settings'],
    previous: 'Previous',
    next: 'Next',
    create: 'Create Learning Plan',
    almostThere: 'Almost there!',
    missing: 'Child Profile Not Found',
    missingError: 'Child profile not found',
    goToDashboard: 'Go to Dashboard',
    making: 'Creating Your Complete Learning Package',
    makingHint: 'This usually takes 1-3 minutes',
    messageSeconds: 4,
  },
  processing: {
    title: 'Creating Your Lesson Plan',
    finishing: 'Finishing up...',
    messageSeconds: 40,
    messages: [
      "Your lesson plan is being crafted... Analyzing your child's preferences",
      'Selecting themed activities...',
      'Creating lesson content...',
      'Designing worksheets and materials...',
      'Adding images...',
      'Almost ready...',
    ],
    usual: 'This process takes about 4 minutes.',
    slow: 'Taking longer than expected...',
    likelyDone: 'Processing Complete',
    likelyDoneText: 'Your lesson plan has likely been generated. Look for it on your dashboard.',
    returnToDashboard: 'Return to Dashboard',
    goToDashboard: 'Go to Dashboard',
    backToDashboard: 'Back to Dashboard',
    viewPlan: 'View Your Lesson Plan',
    failed: 'Something went wrong during generation. Please try again.',
    debugTitle: 'Comprehensive System Logs (Real-time)',
    debugTabs: ['Request Details', 'N8N Activity', 'Request Logs', 'Raw Data'],
    noLogs: 'No request-specific logs found for ID',
  },
  plan: {
    materials: 'Materials used in the following lessons',
    download: 'Download Plans and Worksheets',
    worksheetsReady: 'Your worksheets are ready! Use the download button above to get them.',
    worksheetsMaking: 'Your worksheets are being prepared.',
    worksheetsFailed:
      'The printable package could not be made. You can still print this page, or try the download again.',
    worksheet: 'Worksheet included',
    waiting: 'Your lesson plan is being created!',
    waitingHint: 'This usually takes 2-3 minutes.',
    goHome: 'Go Home',
    sections: {
      forParents: 'For Parents',
      forStudents: 'For Students',
      worldToday: 'The World Today',
      childRole: 'Your Role Today (Child)',
      parentRole: 'Your Role Today (Parent)',
      missionObjective: 'Mission Objective',
      supportTips: 'Support Tips',
      learningMagic: "Today's Learning Magic",
      story: 'Story',
      whatTheyWillDo: 'What They Will Do',
      parentTips: 'Parent Tips',
      storyGoal: 'Story Goal',
      parentGuide: 'Parent Guide',
    },
  },
  notFound: 'Page Not Found',
} as const

/** `Mia` to `Mia's Summer Learning Adventure`. */
export function planTitle(childName: string): string {
  return `${childName}'s Summer Learning Adventure`
}

export function morePlans(count: number): string {
  return `View ${count} more plans`
}
