package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What the faces of a D6 do, from 1, as a cell of a shooting table lists it: {@code 45H 6FHH}. */
record Faces(List<Face> all) {
  private static final int SIDES = 6;
  private static final Face NOTHING = new Face(0, false);

  /**
   * One of them.
   *
   * @param fire whether it may start a fire
   */
  record Face(int hits, boolean fire) {
    /** Figures that it costs a target: no more than the target has left (DG8). */
    int casualties(int left) {
      return Math.min(hits, left);
    }
  }

  /** The faces; null if the text lists none. */
  static Faces parse(String text) {
    List<Face> faces = new ArrayList<>(Collections.nCopies(SIDES, NOTHING));
    if (!text.equals("--")) {
      for (String group : text.split(" ", -1)) {
        if (!group.matches("[1-6]+F?H{0,3}")) {
          return null;
        }
        int count = (int) group.chars().filter(c -> c == 'H').count();
        // Faces printed without an H are one hit each (DG1).
        Face face = new Face(Math.max(1, count), group.indexOf('F') >= 0);
        for (char c : group.replaceAll("[FH]", "").toCharArray()) {
          if (faces.set(c - '1', face).hits() > 0) {
            return null;
          }
        }
      }
    }
    return new Faces(List.copyOf(faces));
  }

  Face of(int roll) {
    return all.get(roll - 1);
  }

  /** Whether one of them may start a fire. */
  boolean burns() {
    return all.stream().anyMatch(Face::fire);
  }

  /** The most hits of one of them. */
  int most() {
    return all.stream().mapToInt(Face::hits).max().orElseThrow();
  }

  /** Whether none of them hits. */
  boolean isNothing() {
    return most() == 0;
  }
}
