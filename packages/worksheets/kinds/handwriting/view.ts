/** What is printed: ruled rows, and on them the text to trace with empty rows to copy it on. */
export interface HandwritingView {
  /** Heights from the top of the page's work, in millimetres: where each row's three lines run. */
  guides: { top: string; middle: string; base: string }[]
  /**
   * One line a row, empty ones to write on; a line too long for its row goes on in the next. `{child}` stands for the
   * child's name, whose length nobody knows before it is printed.
   */
  text: string
}
