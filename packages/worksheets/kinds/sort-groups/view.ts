/** What is printed: headings with their boxes, and the words to sort. */
export interface SortGroupsView {
  /** Youngest children draw the group's mark beside each word; older ones write the word into the box. */
  marking: boolean
  writing: boolean
  /** `two` or `three`, for the width of the boxes. */
  across: string
  groups: { mark: string; heading: string; example: string; rows: string[] }[]
  words: string[]
}
