<?php
throw new Exception("thrown");
