package vedette.rules.simplenapoleonic;

import vedette.json.Field;

/** What a player says of rallying a retreating unit. */
public record RallyRequest(
    @Field(text = "turns in which it is tried", fallback = "1", min = 1, max = 99) int turns,
    @Field(text = "generals who try each turn", fallback = "1", min = 1, max = 9) int generals) {}
