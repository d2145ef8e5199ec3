import { texts } from '@pencil-quest/contract/texts'
import { press, settle } from './people/keyboard.ts'
import { toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

// Shows: dashboard.form, dashboard.delete, dashboard.first-profile
test('create, change and delete a child by keyboard alone', async ({ page, family: _signedIn }) => {
  await page.goto('/dashboard')
  await press(page, page.getByRole('button', { name: 'Add Child Profile', exact: true }))
  const form = page.getByRole('dialog', { name: 'Create Student Profile' })
  await expect(form).toBeVisible()

  // An empty form is refused and leads to its first field.
  await press(page, page.getByRole('button', { name: 'Create Profile', exact: true }))
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(texts.validation.childName)
  // The form puts the focus to the mistake a second time, by a timer; no person types faster than that.
  await settle(page)
  await page.keyboard.type('Ottilie')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Age')).toBeFocused()
  await expect(form.getByLabel('Age')).toHaveAccessibleDescription(texts.validation.age)
  await settle(page)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('8')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Grade Level')).toBeFocused()
  await page.keyboard.type('3rd')
  await expect(form.getByLabel('Grade Level')).toHaveValue('3rd')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(form.getByRole('radio', { name: /^Auditory/ })).toBeChecked()
  await press(page, page.getByRole('checkbox', { name: 'robots', exact: true }), 'Space')
  await press(page, page.getByRole('button', { name: 'Create Profile', exact: true }))
  await expect(form).toBeHidden()
  await expect(toast(page, texts.toasts.profileCreated.title)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Learning Plan for Ottilie' })).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Edit Ottilie' })).toBeFocused()
  await page.keyboard.press('Enter')
  const edit = page.getByRole('dialog', { name: 'Edit Student Profile' })
  await expect(edit.getByLabel('Grade Level')).toHaveValue('3rd')
  await expect(edit.locator(':focus')).toBeVisible()
  await settle(page)
  await page.keyboard.press('Escape')
  await expect(edit).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit Ottilie' })).toBeFocused()
  await page.keyboard.press('Enter')
  await edit.getByLabel('Name').press('ControlOrMeta+a')
  await page.keyboard.type('Tilly')
  await page.keyboard.press('Enter')
  await expect(edit).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Tilly' })).toBeVisible()
  await expect(page.getByText('Age 8 · 3rd Grade · Auditory learner')).toBeVisible()

  await expect(page.getByRole('button', { name: 'Edit Tilly' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete Student Profile' })
  await expect(question).toContainText('This action cannot be undone')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete Tilly' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Delete Profile', exact: true }))
  await expect(toast(page, texts.toasts.profileDeleted)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Create Your First Student Profile' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Student Profiles' })).toBeFocused()
})

// Shows: dashboard.delete, plans.names
test('a deleted child leaves its plan behind, without the name', async ({ page, family }) => {
  const child = await family.addChild({ name: 'Ottilie' })
  const { id } = await family.makePlan(child)
  await page.goto(`/plan/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ottilie')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Delete Ottilie' }).click()
  await page.getByRole('button', { name: 'Delete Profile' }).click()
  await expect(toast(page, texts.toasts.profileDeleted)).toBeVisible()

  const link = page.getByRole('link', { name: 'View Space Explorers Adventure for Deleted Profile' })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${texts.placeholderName}'s Summer Learning Adventure`,
  )
  await expect(page.getByText('Ottilie')).toHaveCount(0)
})
