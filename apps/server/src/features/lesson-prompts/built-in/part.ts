/** A section of a prompt: what stands under a heading of its own. */
export interface PromptPart {
  heading: string
  text: string
}
