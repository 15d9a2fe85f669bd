package vedette.rules.daysofglory;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The hits of each face of a D6, as a cell of a shooting table lists it: {@code 45H 6FHH}.
 *
 * @param hits by face, from 1
 * @param fires whether a face may start a fire, by face, from 1
 */
record Faces(List<Integer> hits, List<Boolean> fires) {
  private static final int SIDES = 6;

  /** The faces; null if the text lists none. */
  static Faces parse(String text) {
    Integer[] hits = new Integer[SIDES];
    Boolean[] fires = new Boolean[SIDES];
    Arrays.fill(hits, 0);
    Arrays.fill(fires, false);
    if (!text.equals("--")) {
      for (String group : text.split(" ", -1)) {
        if (!group.matches("[1-6]+F?H{0,3}")) {
          return null;
        }
        boolean fire = group.indexOf('F') >= 0;
        int count = (int) group.chars().filter(c -> c == 'H').count();
        for (char c : group.toCharArray()) {
          if (Character.isDigit(c) && hits[c - '1'] > 0) {
            return null;
          }
          if (Character.isDigit(c)) {
            // Faces printed without an H are one hit each (DG1).
            hits[c - '1'] = Math.max(1, count);
            fires[c - '1'] = fire;
          }
        }
      }
    }
    return new Faces(List.of(hits), List.of(fires));
  }

  int hits(int face) {
    return hits.get(face - 1);
  }

  boolean fire(int face) {
    return fires.get(face - 1);
  }

  /** Whether a face may start a fire. */
  boolean burns() {
    return fires.contains(true);
  }

  /** The most hits of a face. */
  int most() {
    return Collections.max(hits);
  }

  /** All that a face does. */
  Object does(int face) {
    return List.of(hits(face), fire(face));
  }

  /** Whether no face hits. */
  boolean isNothing() {
    return hits.stream().allMatch(h -> h == 0);
  }
}
