package vedette.rules;

import java.util.List;

/**
 * A rule that a version of this program plays otherwise than the version before, which moves odds.
 *
 * @param version of the system's rules that brought it, from 2
 * @param id what it is called, {@code DG-b}
 * @param text what is played now, in a sentence
 * @param engagements names of those whose odds it can move
 */
public record RuleChange(int version, String id, String text, List<String> engagements) {}
