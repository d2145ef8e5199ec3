/** What is printed: headings with their boxes, and the words to sort. */
export interface SortGroupsView {
  /** Youngest children draw the group's mark beside each word; older ones write the word into the box. */
  marking: boolean
  writing: boolean
  /** `two` or `three`, for the width of the boxes. */
  across: string
  /** `picture` of the example, where the words of the page have pictures. */
  groups: { mark: string; heading: string; example: string; picture?: string; rows: string[] }[]
  words: string[]
  /** For those who do not read yet: the same words with their pictures, where there is one of every word. */
  pictured?: { word: string; picture: string }[]
}
