import { createFileRoute } from '@tanstack/react-router'
import { LessonPromptsScreen, lessonPromptsQuery } from '#web/features/admin-lesson-prompts/lesson-prompts-screen.tsx'

export const Route = createFileRoute('/admin/lesson-prompts')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(lessonPromptsQuery),
  component: LessonPromptsScreen,
})
