package vedette.system;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.json.Json;

/**
 * A die that a file declares.
 *
 * @param die its numbers; of words the place of each
 * @param words on its faces; empty if they are numbers
 */
record CustomDie(Spread die, List<String> words) {
  /** Reads a list of faces, or their weights; null if it is neither, which is reported. */
  static CustomDie read(String name, Json json, Part part) {
    Map<String, Integer> weights = new LinkedHashMap<>();
    if (json instanceof Json.Obj object) {
      for (Json.Member face : object.members()) {
        Integer weight = Members.whole(face.value());
        if (weight == null || weight < 1 || weight > 9_999) {
          part.wrong(
              face.value().at(),
              Members.shown(face.value()) + " is no weight of a face",
              "a whole number from 1 to 9999");
          return null;
        }
        weights.put(face.name(), weight);
      }
    } else if (json instanceof Json.Arr list) {
      list.values().forEach(face -> weights.merge(Members.shown(face), 1, Integer::sum));
    }
    if (weights.isEmpty() || weights.size() > 1_000) {
      part.wrong(
          json.at(),
          "`" + name + "` has no faces",
          "a list of faces, or { \"face\": weight }; at most 1000");
      return null;
    }
    if (weights.keySet().stream().anyMatch(String::isBlank)) {
      part.wrong(json.at(), "a face of `" + name + "` has no name", "write what it shows");
      return null;
    }
    boolean numbers = weights.keySet().stream().allMatch(face -> face.matches("-?\\d{1,6}"));
    Map<Integer, Integer> byNumber = new LinkedHashMap<>();
    List<String> words = new ArrayList<>();
    weights.forEach(
        (face, weight) -> {
          byNumber.put(numbers ? Integer.parseInt(face) : words.size(), weight);
          words.add(face);
        });
    return new CustomDie(Spread.weighted(byNumber), numbers ? List.of() : words);
  }
}
